import { test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { stepsInTurn, stepsOf, unreadable, type Derivation } from '../explain/index.ts'
import { toldTransmissions } from './arbitraries.ts'
import { explainTransmission, simulateTransmission, totalTaxOf, TRANSMISSION_READING, writeTransmission } from './index.ts'

const TODAY = plainDate('2026-11-20')
const reading = TRANSMISSION_READING

const keyOf = ({ term, details }: Derivation): string => `${term} ${JSON.stringify(details)}`

/** Names of every list that somebody can open under a figure; two duties of which one is taken off the other are named by their places. */
const listsOf = (figure: Derivation): readonly (readonly string[])[] => {
  const summary = reading.summary?.(figure) ?? []
  const byPlace = figure.term === 'inheritance.late-duty'
  return [
    summary.map((line, place) => `${keyOf(line)} ${byPlace ? place : ''}`),
    stepsOf(figure, reading, summary).map((step) => keyOf(step.figure)),
    ...summary.flatMap(listsOf),
  ]
}

test.prop([toldTransmissions])(
  '(S-45) every tax of every transmission is said in at most five figures, none of which opens more than eight steps or two of one name, nor are more than eight printed in one list',
  (told) => {
    const { options = [] } = writeTransmission(
      told,
      { figures: simulateTransmission(told, TODAY), trees: explainTransmission(told, TODAY) },
      TODAY,
    )
    for (const option of options) {
      const total = totalTaxOf(option)
      expect(Number(total.value)).toBe(option.total_tax.toNumber())
      const figures = [
        total,
        ...option.rows.flatMap(({ explanation }) => [
          explanation.duty,
          explanation.life_insurance_tax,
          explanation.highest_late_duty,
        ]),
      ]
      const printed = stepsInTurn(figures.slice(1), reading).flat()
      for (const { steps } of printed) expect(steps.length).toBeLessThanOrEqual(8)
      for (const figure of figures) {
        expect(unreadable(figure, reading).map(({ term }) => term)).toEqual([])
        expect(reading.summary?.(figure).length).toBeLessThanOrEqual(5)
        for (const list of listsOf(figure)) expect(new Set(list).size).toBe(list.length)
      }
    }
  },
)
