import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { FUND_SWITCH_WORDS } from './catalogue.ts'

/** Switches between the funds of a contract. */
export const room: Room = {
  pages: {
    'fund-switch': {
      title: msg({ id: 'page.fund-switch.title', message: 'Faire un arbitrage' }),
      screen: late(() => import('./routes.tsx'), 'FundSwitch', FUND_SWITCH_WORDS),
    },
  },
}
