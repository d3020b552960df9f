import type { NoticeEvent, NoticeView } from '@hautelisse/machines/tax-saving'

type Sending = { readonly send: (event: NoticeEvent) => void }

/** What the fields of the notice are made of: what they show, and a way to tell its machine something. */
export type FieldProps = Sending & { readonly view: Pick<NoticeView, 'errors' | 'pooled' | 'spouse'> }

/** The same of every part beside the result. */
export type NoticeProps = Sending & { readonly view: NoticeView }
