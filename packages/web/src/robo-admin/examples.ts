import type { Act, ExamplePorts, PageExample } from '../shell/index.ts'
import { approverArea, area, CALLBACK, STORED } from './area.testing.ts'

const inside = (name: string, between: ExamplePorts['between'], acts: readonly Act[] = []): PageExample => ({
  name,
  address: CALLBACK,
  ports: { between, stored: STORED },
  acts: [{ until: 'main [data-part="table"]' }, ...acts],
})
/** Opens the version that waits, the first of the list. */
const OPENED: readonly Act[] = [{ press: '[aria-labelledby="versions"] tbody button' }, { until: 'main [data-part="card"]' }]

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the button of administrators', address: '/robo-advisor/admin' },
  {
    name: 'an administrator whose return is refused',
    address: '/robo-advisor/admin/callback?code=c&state=other',
    ports: { stored: STORED },
  },
  inside('the grids, as a reader sees them', area('reader')),
  inside('an imported grid with mistakes', area('editor'), [
    { choose: 'select', value: 's2e pee-aubrenne' },
    { file: 'input[type="file"]', name: 'grille.csv', text: 'profile,fund,step_1' },
    { until: '[data-part="card"] li' },
  ]),
  inside('a version beside the grid in force, to publish', approverArea, OPENED),
  inside('a version that its author may not publish', area('approver'), OPENED),
]
