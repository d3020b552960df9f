export { DataTable, type RowGroup } from './data-table.tsx'
export { useOverflow } from './use-overflow.ts'
