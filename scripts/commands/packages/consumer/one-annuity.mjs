// What a page needs for one annuity: its price and the tables.
import { annuityFactor } from '@hautelisse/domain/annuity'
import { loadMortalityTables } from '@hautelisse/domain/mortality'

const { TGF05: table } = await loadMortalityTables()
const life = { table, birthYear: 1961, age: 64 }
export const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
