import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { SIMULATIONS_WORDS } from './catalogue.ts'

/** Simulations that are kept, compared and shared. */
export const room: Room = {
  pages: {
    'kept-simulations': {
      title: msg({ id: 'page.kept-simulations.title', message: 'Mes simulations' }),
      screen: late(() => import('./routes.tsx'), 'KeptSimulationsPage', SIMULATIONS_WORDS),
    },
    'compared-simulations': {
      title: msg({ id: 'page.compared-simulations.title', message: 'Comparer des simulations' }),
      screen: late(() => import('./routes.tsx'), 'ComparePage', SIMULATIONS_WORDS),
    },
    simulation: {
      title: msg({ id: 'page.simulation.title', message: 'Ouvrir une simulation' }),
      screen: late(() => import('./routes.tsx'), 'SimulationPage', SIMULATIONS_WORDS),
    },
  },
  menu: {
    'kept-simulations': { label: msg({ id: 'page.kept-simulations.title', message: 'Mes simulations' }) },
  },
}
