import type { SwitchForm, SwitchStep } from '@hautelisse/domain/fund-switch'
import { draft } from '@hautelisse/machines/fund-switch'
import type { Between, PageExample } from '../shell/index.ts'
import { changing } from '../under-way/examples.tsx'

const ADDRESS = '/transactional/arbitration'
const SYLVIE = { person: 'sylvie-garnier' } as const

/** Sylvie comes back to 4 000,00 € that leave the shares of her article 83. */
const atStep = (name: string, step: SwitchStep, form: Partial<SwitchForm> = {}): PageExample => ({
  name,
  address: ADDRESS,
  ports: {
    ...SYLVIE,
    stored: {
      [draft.key]: draft.format({
        userId: 'sylvie-garnier',
        step,
        requestKey: 'example',
        form: { policyId: '00317740', out: { 'actions-monde-horizon': '4000,00' }, in: {}, ...form },
      }),
    },
  },
})
const PLACED = { in: { 'fonds-en-euros': '1800,00', 'obligations-europe': '2200,00' } } as const

/** Sylvie's PEE: 1 000,00 € go to her PERECO, where they are blocked until retirement. */
const AWAY = {
  policyId: '00482190',
  destination: '00482201',
  isAware: true,
  out: { 'actions-europe-durable': '1000,00' },
  in: { 'equilibre-durable': '600,00', 'obligations-responsables': '400,00' },
} as const

type Told = { readonly id: string; readonly movable: number; readonly claimed?: number }
type Contract = { readonly switchable: { readonly investments: readonly Told[] } }

/** The shares of her article 83, 7 365,10 €, once another order has claimed 4 365,10 € of them. */
export const withClaims: Between = changing('authorized-acts', (answer) => ({
  authorized_acts: (answer['authorized_acts'] as readonly Contract[]).map((contract) => {
    const investments = contract.switchable.investments.map((fund) =>
      fund.id === 'actions-monde-horizon' ? Object.assign({}, fund, { movable: 3000, claimed: 4365.1 }) : fund,
    )
    return Object.assign({}, contract, { switchable: { ...contract.switchable, investments } })
  }),
}))

const withPorts = (example: PageExample): PageExample => ({ ...example, ports: { ...example.ports, between: withClaims } })

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the accounts, with why some cannot', address: ADDRESS, ports: SYLVIE },
  atStep('what leaves its funds', 'out'),
  withPorts(atStep('what is asked for already beside what can leave', 'out')),
  atStep('where it goes, with its threads', 'in', PLACED),
  atStep('where it goes, to a plan for retirement', 'in', AWAY),
  atStep('the summary with its days', 'summary', PLACED),
  atStep('the summary of a switch to another plan', 'summary', AWAY),
  {
    ...atStep('a fund switch that is recorded', 'summary', PLACED),
    acts: [{ press: 'main [type="submit"]' }, { until: 'main a[href^="/operations"]' }],
  },
]
