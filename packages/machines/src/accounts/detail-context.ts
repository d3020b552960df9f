import type { Account, BalanceCompartment, Span } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Client } from '../api/index.ts'
import type { HeldSavings, SavingsPort } from '../home/index.ts'
import type { ClockPort } from '../ports/index.ts'
import type { RefreshRequested, RetryRequested } from '../resource/index.ts'

/** Figures of the page whose calculation can be opened. */
export type DetailFigure = 'performance'

/** What the page reads, and keeps fresh while it stands. */
export const DETAIL_PARTS = ['savings', 'elsewhere'] as const
type DetailPart = (typeof DETAIL_PARTS)[number]

export type DetailEvent =
  | { readonly type: 'savingsChanged'; readonly held: HeldSavings }
  | RetryRequested<DetailPart>
  | RefreshRequested<DetailPart>
  | { readonly type: 'spanChosen'; readonly span: Span }
  | { readonly type: 'compartmentChosen'; readonly compartment: BalanceCompartment | undefined }
  | { readonly type: 'figureOpened'; readonly figure: DetailFigure }
  | { readonly type: 'figureClosed' }

export type DetailMachineInput = {
  readonly client: Client
  readonly savings: SavingsPort
  readonly clock: ClockPort
}

export type DetailContext = {
  readonly client: Client
  readonly savings: SavingsPort
  readonly today: PlainDate
  readonly held: HeldSavings
  readonly elsewhere: readonly Account[]
  readonly elsewhereUnreadable: number
  /** What the saver chose; the first that there is until then. */
  readonly span: Span | undefined
  readonly compartment: BalanceCompartment | undefined
  readonly opened: DetailFigure | undefined
}
