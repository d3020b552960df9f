import type { Case } from '@hautelisse/domain/case'
import { downloadText } from '../explanation/index.ts'

/**
 * Hands a case to the saver as a file: its JSON, which the page of simulations opens and `evaluate` reads. Its name tells nothing of the person.
 *
 * @param one the case
 */
export const saveCase = (one: Case): void =>
  downloadText({
    name: `simulation-${one.simulator}-${one.asOf}.json`,
    type: 'application/json',
    text: `${JSON.stringify(one)}\n`,
  })
