import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { TAX_WORDS } from './catalogue.ts'

/** The tax simulator. */
export const room: Room = {
  pages: {
    'tax-simulator': {
      title: msg({ id: 'page.tax-simulator.title', message: 'Simuler mon impôt' }),
      screen: late(() => import('./routes.tsx'), 'TaxSimulator', TAX_WORDS),
    },
  },
  menu: {
    'tax-savings': {
      label: msg({ id: 'menu.item.tax-savings', message: 'Réduire mon impôt' }),
      home: {
        name: msg({ id: 'accounts.tax.title', message: 'Réduire mon impôt' }),
        text: msg({ id: 'accounts.ahead.tax.text', message: 'Trouvez votre versement déductible maximal' }),
      },
    },
  },
}
