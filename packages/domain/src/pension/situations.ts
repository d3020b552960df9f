/** What interrupts work, by the end of a situation's code. */
export type Interruption = 'MAL' | 'CHO_IND' | 'CHO_NON_IND' | 'INV' | 'DIS' | 'CPA' | 'CSS' | 'COP' | 'CFA' | 'DISPO_GEN'

const INTERRUPTIONS: ReadonlySet<string> = new Set<Interruption>([
  'MAL',
  'CHO_IND',
  'CHO_NON_IND',
  'INV',
  'DIS',
  'CPA',
  'CSS',
  'COP',
  'CFA',
  'DISPO_GEN',
])

const isInterruption = (text: string): text is Interruption => INTERRUPTIONS.has(text)

/** Interruptions during which somebody pays an indemnity. */
const INDEMNIFIED: ReadonlySet<string> = new Set<Interruption>(['MAL', 'CHO_IND', 'INV', 'CPA', 'CFA'])

/** What a code of a situation says: whether there is pay, and what interrupts it. */
export type SituationRead = {
  readonly isActive: boolean
  readonly interruption: Interruption | undefined
  readonly isIndemnified: boolean
}

const INACTIVE = 'INA'

/**
 * Reads the code of a professional situation; an unknown one counts by its prefix.
 *
 * Rules MAREL-50 to MAREL-52.
 *
 * @param code of the situation
 * @example readSituation('INA_CSS') // { isActive: false, interruption: 'CSS', isIndemnified: false }
 */
export const readSituation = (code: string): SituationRead => {
  const [prefix = '', ...rest] = code.split('_')
  const ending = rest.join('_')
  const interruption = isInterruption(ending) ? ending : undefined
  return { isActive: prefix !== INACTIVE, interruption, isIndemnified: INDEMNIFIED.has(ending) }
}
