import { plainDate } from '@hautelisse/domain/calendar'
import type { PensionContract } from '@hautelisse/domain/pension'

const ADMINISTRATOR = 'Mutuelle Ormeraie'

type Given = Pick<PensionContract, 'contract_number' | 'product_type' | 'product_type_label'> & { readonly cents: number }

const contract = ({ cents, ...given }: Given): PensionContract => ({
  ...given,
  administrator: ADMINISTRATOR,
  company_contract_number: 'CE-20417',
  company_name: 'Groupe Tavernost',
  update_date: plainDate('2026-10-05'),
  value_date: plainDate('2026-09-30'),
  value: { currency: 'EUR', precision: 2, value: cents },
})

/** Contracts held at another house, by the ids of their people. */
const ELSEWHERE: ReadonlyMap<string, readonly PensionContract[]> = new Map([
  [
    'marc-delorme',
    [
      contract({ contract_number: '70441021', product_type: 'PERCO', product_type_label: 'PERCO Tavernost', cents: 1_248_055 }),
      contract({ contract_number: '70441022', product_type: 'PERU', product_type_label: 'PER individuel', cents: 821_000 }),
      contract({ contract_number: '70441023', product_type: 'PEG', product_type_label: 'Plan d’épargne groupe', cents: 310_240 }),
    ],
  ],
])

/** Reads the contracts that a person holds at other houses. */
export const contractsElsewhere = (sub: string): readonly PensionContract[] => ELSEWHERE.get(sub) ?? []
