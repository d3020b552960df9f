import { shareAt, tenThousandths, type Grid } from './columns.ts'
import { PROFILE_NAMES, type FundName } from './grid-names.ts'
import { PROFILES } from './model.ts'

const [FEW_STEPS, HUNDRED] = [6, 100] as const
/** Spreadsheets of this country read it as UTF-8, in columns, with decimal commas. */
const [MARK, SEPARATOR, END] = ['\uFEFF', ';', '\r\n'] as const

const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const percent = (share: number): string => String((tenThousandths(share) ?? 0) / HUNDRED).replace('.', ',')

/**
 * Writes a grid's file to begin from: every fund of the plan by its name, with the shares of the grid in force, or zeros before there is a first one.
 *
 * `readGrid` reads it back. Rule RADM-21.
 *
 * @param funds funds that the plan offers
 * @param inForce grid in force, if there is one
 */
export const modelGrid = (funds: readonly FundName[], inForce: Grid | undefined): string => {
  const steps = Array.from({ length: inForce?.steps ?? FEW_STEPS }, (_, step) => step)
  const lines = PROFILES.flatMap((profile) =>
    funds.map(({ id, name }) => {
      const found = inForce?.allocations.find((fund) => fund.id === id)
      return [PROFILE_NAMES[profile], cell(name), ...steps.map((step) => percent(found ? shareAt(found, profile, step) : 0))]
    }),
  )
  const head = ['profile', 'fund', ...steps.map((step) => `step_${step + 1}`)]
  return `${MARK}${[head, ...lines].map((line) => line.join(SEPARATOR)).join(END)}${END}`
}
