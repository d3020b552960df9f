import { simulateContracts } from '@hautelisse/domain/withdrawal'
import { plainDate } from '@hautelisse/domain/calendar'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { euros, formatEuros } from '@hautelisse/domain/money'

const [contract] = simulateContracts({
  contracts: [{ id: 'mine', product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(100_000) } } }],
  birthDate: plainDate('1961-02-15'),
  age: 65,
  on: plainDate('2026-03-01'),
  tables: await loadMortalityTables(),
})
process.stdout.write(`${formatEuros(contract.monthly)} a month from ${contract.start}\n`)
