import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { EXIT_PLAN_WORDS } from './catalogue.ts'

/** The plan of exit, opened from the results of the withdrawal simulator. */
export const room: Room = {
  pages: {
    'exit-plan': {
      title: msg({ id: 'page.exit-plan.title', message: 'Mon plan de sortie' }),
      screen: late(() => import('./routes.tsx'), 'ExitPlanPage', EXIT_PLAN_WORDS),
    },
  },
}
