import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Case, CaseValue, SimulatorName } from '@hautelisse/domain/case'
import type { Derivation, DocumentTone } from '@hautelisse/domain/explain'
import { isPositive, sumEuros } from '@hautelisse/domain/money'
import type { RouteId } from '@hautelisse/domain/portal'
import type { User } from '@hautelisse/domain/session'
import type { StoragePort } from '@hautelisse/machines/ports'
import type { AnsweredResult } from '@hautelisse/machines/simulations'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactElement } from 'react'

/** What a simulator is opened with: the storage of the tab, where its draft goes, and what is known today. */
export type OpeningOfRoom = {
  readonly sessionStorage: StoragePort
  readonly user: User | undefined
  readonly today: PlainDate
}

/** Whose savings a case takes, and on which day. */
export type HolderOfCase = { readonly user: User; readonly today: PlainDate }

/** A figure of a simulation whose calculation is opened: what it is called, how it is made, and the case that it belongs to. */
export type CalculationOfCase = { readonly title: string; readonly derivation: Derivation; readonly one: Case }

type EurosValue = Extract<CaseValue, { kind: 'euros' }>

/** A part of what the page on paper draws, as wide as its amount or share is. */
export type DrawnPart = {
  readonly name: MessageDescriptor
  readonly value: Extract<CaseValue, { kind: 'euros' | 'share' }>
  readonly tone: DocumentTone
  /** Supposed, estimated or missing: drawn in dashes. */
  readonly isSupposed?: true
}

/** What the one page on paper says of a simulation beside its answers and figures: for the desk of an adviser. */
export type SheetOfRoom = {
  readonly question: MessageDescriptor
  /** Name of its file, without the day. */
  readonly file: MessageDescriptor
  /** Terms of the figures that it is made for, of which the first two that there are lead; left out, the first two amounts. */
  readonly lead?: readonly string[]
  readonly drawing: (result: AnsweredResult) => readonly DrawnPart[]
  /** What is to be borne in mind, by what the simulation gave. */
  readonly reservations: (result: AnsweredResult) => readonly MessageDescriptor[]
  readonly discuss: readonly MessageDescriptor[]
  readonly next: MessageDescriptor
}

/**
 * Adds the answers and figures that have one of these terms, as the value of a drawn part; undefined if there are none.
 *
 * @param result what a simulator answered
 * @param terms terms that belong together, such as what comes as capital of each compartment
 */
export const drawnSum = ({ answers, figures }: AnsweredResult, terms: readonly string[]): EurosValue | undefined => {
  const amounts = [...answers, ...figures].flatMap(({ term, value }) =>
    terms.includes(term) && value.kind === 'euros' ? [value.amount] : [],
  )
  const amount = sumEuros(amounts)
  return isPositive(amount) ? { kind: 'euros', amount } : undefined
}

/** What a page says of the simulations of one simulator: a room's `simulation.ts` exports this as `simulation`. */
export type SimulationOfRoom = {
  /** Name of the simulator. */
  readonly title: MessageDescriptor
  /** Names of its answers and figures, by term. */
  readonly terms: Readonly<Record<string, MessageDescriptor>>
  /** Names of the answers that are words, by term and word: `marital-status.MA`. */
  readonly words: Readonly<Record<string, MessageDescriptor>>
  /**
   * Terms of the answers by their names in the inputs, or by their places where a name says too little: `statement.wage`. Left out are names that are those of the term.
   */
  readonly inputs?: Readonly<Record<string, string>>
  /** Its page; left out where a simulator has none. */
  readonly page?: RouteId
  /** What its address says beyond the path, where the page shows other things too: `?vue=projet`. */
  readonly query?: string
  /** Writes the draft of the tab, with which the page opens on the results of today's law and savings. */
  readonly open?: (one: Case, opening: OpeningOfRoom) => void
  /** The calculation of a figure, with a script of its own; left out where figures are not explained. */
  readonly calculation?: (props: CalculationOfCase) => ReactElement
  /** Its page on paper; left out where that says its answers and figures alone. */
  readonly sheet?: SheetOfRoom
  /** The case with what its person holds today: the same answers where they hold what they held, undefined where they hold nothing of it any more. */
  readonly renewed?: (one: Case, holder: HolderOfCase) => Case | undefined
}

/** Loads what each simulator says; undefined where it says nothing yet. */
export type LoadSimulations = (name: SimulatorName) => Promise<SimulationOfRoom | undefined>
