import type { Act, PageExample } from '../shell/index.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const ADDRESS = '/placements/advisor'

/** The questionnaire as the tab kept it at one question. */
const draftAt = (question: string, tolerance: Readonly<Record<string, number>> = {}): Readonly<Record<string, string>> => ({
  'hautelisse.robo-questionnaire': JSON.stringify({
    version: 1,
    userId: 'sylvie-garnier',
    contractId: 'pee-aubrenne',
    question,
    answers: {
      needed_in: 3,
      purpose: 'home',
      fall: 3,
      reserve: 4,
      part: 4,
      income: 4,
      statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
      experience: true,
      ...tolerance,
    },
  }),
})

/** Answers on losses that do not go together. */
const TOLERANCE = { worst_year: 2, range: 4, after_fall: 2 } as const
const WITHOUT_WISH: Act = { press: 'form [role="radio"][value="0"]' }

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the allocation of a plan', address: ADDRESS, ports: SYLVIE },
  {
    name: 'a bolder profile to confirm',
    address: ADDRESS,
    ports: SYLVIE,
    acts: [
      { press: '[role="radio"][value="offensive"]' },
      { press: 'aside[data-part="card"] button' },
      { until: 'aside[data-part="card"] a + a + * button' },
    ],
  },
  { name: 'the allocation with hidden amounts', address: ADDRESS, ports: { ...SYLVIE, hiddenAmounts: true } },
  { name: 'no plan that can be advised', address: ADDRESS, ports: { person: 'marc-delorme' } },
  { name: 'the first question', address: `${ADDRESS}?vue=questionnaire`, ports: SYLVIE },
  {
    name: 'the worst year one could bear',
    address: `${ADDRESS}?vue=questionnaire`,
    ports: { ...SYLVIE, stored: draftAt('worst_year') },
  },
  {
    name: 'the last question, answered',
    address: `${ADDRESS}?vue=questionnaire`,
    ports: { ...SYLVIE, stored: draftAt('sustainability', TOLERANCE) },
    acts: [WITHOUT_WISH],
  },
  {
    name: 'a result with two answers to confirm',
    address: `${ADDRESS}?vue=questionnaire`,
    ports: { ...SYLVIE, stored: draftAt('sustainability', TOLERANCE) },
    acts: [WITHOUT_WISH, { press: 'form [type="submit"]' }, { until: '[data-part="head"]' }],
  },
  {
    name: 'an answer that is changed beside its result',
    address: `${ADDRESS}?vue=questionnaire&reponses=1`,
    ports: SYLVIE,
    acts: [{ press: '[data-part="section"] dl > div:nth-child(3) button' }, { until: '[data-part="section"] dl form' }],
  },
  { name: 'the futures of a plan', address: `${ADDRESS}?vue=futurs&fil=6549`, ports: SYLVIE },
  { name: 'the futures with hidden amounts', address: `${ADDRESS}?vue=futurs`, ports: { ...SYLVIE, hiddenAmounts: true } },
]
