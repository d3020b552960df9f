import type { CaseEvent, CaseSnapshot } from '@hautelisse/machines/retirement-withdrawal'

/** A request by letter as it stands, and what tells it an answer. */
export type CaseProps = { readonly snapshot: CaseSnapshot; readonly send: (event: CaseEvent) => void }
