import type { CalculationStep, CitedSources, Derivation, OwnPrecision, Reading } from '@hautelisse/domain/explain'
import type { ReactNode } from 'react'

/** A step in words; what is left out is said by the names of its figures. */
export type StepWords = {
  readonly name?: ReactNode
  /** « × 1,0267551638 », « ÷ 12 », « − 1,00 % ». */
  readonly operator?: ReactNode
  readonly detail?: ReactNode
  /** What its result is called. */
  readonly result?: ReactNode
}

/** One of the figures that a figure is put together from: a contract of a total, a side of a gap. */
export type PartWords = {
  readonly name: ReactNode
  /** « 18 412,75 € à convertir ». */
  readonly basis?: ReactNode
}

/** One of the figures that say a long calculation: its name, and a sentence as somebody would say it. */
export type SummaryWords = {
  readonly name?: ReactNode
  readonly sentence?: ReactNode
}

/** How a room reads its calculations and what it calls their figures: all that a room supplies besides its sources. */
export type Terms = {
  readonly reading: Reading
  readonly nameOf: (figure: Derivation) => string
  /** The name where nothing stands around it, as in a copied text: with the contract that the figure belongs to. */
  readonly fullNameOf?: ((figure: Derivation) => string) | undefined
  readonly stepWords?: ((step: CalculationStep) => StepWords) | undefined
  readonly partWords?: ((figure: Derivation, place: number) => PartWords) | undefined
  /** What one of the figures of `reading.summary` is called and says; its name as a figure, and nothing more, unless stated. */
  readonly summaryWords?: ((line: Derivation, whole: Derivation) => SummaryWords) | undefined
  /** A line whose words hold a figure: « 11 % sur 17 979,00 € ». */
  readonly lineWords?: ((figure: Derivation) => ReactNode | undefined) | undefined
  /** A figure that is read with another precision than its unit has. */
  readonly write?: OwnPrecision | undefined
  /** Where the sign before a line stands; without it the lines have none. */
  readonly sign?: 'before-name' | 'before-value' | undefined
}

/** What the steps rest on: the official references of each code, and what is said before them. */
export type Sources = CitedSources & {
  /** Codes that the words of a step say already: on screen they are not said twice, on paper every source is there. */
  readonly saidAlready?: ReadonlySet<string> | undefined
}
