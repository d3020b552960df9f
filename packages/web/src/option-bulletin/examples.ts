import type { Act, PageExample } from '../shell/index.ts'

const ADDRESS = '/transactional/bulletin-option/bo-4081-2026'
const SUBMIT = 'main [type="submit"]'

const typed = (fund: string, text: string): Act => ({ fill: `main [id="${fund}"]`, text })

/** A choice to make, after what its saver does first. */
const choice = (name: string, ...acts: readonly Act[]): PageExample => ({
  name,
  address: ADDRESS,
  ports: { person: 'sylvie-garnier' },
  ...(acts.length > 0 && { acts }),
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  choice('a choice to make'),
  choice('more than there is to distribute', typed('00482190/monetaire-responsable', '2000')),
  choice('where the top-up of a plan comes from', { press: 'main aside section button' }, { until: '#explanation' }),
  choice('the comparison before the bracket is chosen', { press: '#compare button' }, { until: '#comparison' }),
  choice(
    'the comparison with what it supposes',
    { press: '#compare button' },
    { choose: '#marginal-rate', value: '30' },
    { press: 'main tbody tr:last-child button' },
    { until: '#explanation' },
  ),
  choice('the summary before it is confirmed', { press: SUBMIT }, { until: 'main ol + *' }),
  choice('a choice that is recorded', { press: SUBMIT }, { press: SUBMIT }, { until: 'main a[href^="/operations"]' }),
  { ...choice('a choice that is not theirs'), address: '/transactional/bulletin-option/nothing' },
  { name: 'a choice to change', address: '/transactional/operations/txn-7712-2026', ports: { person: 'nadia-belkhir' } },
]
