import type { NoticeEvent, NoticeView } from '@hautelisse/machines/tax-saving'

/** What every part of the notice is made of: what it shows, and a way to tell its machine something. */
export type NoticeProps = { readonly view: NoticeView; readonly send: (event: NoticeEvent) => void }
