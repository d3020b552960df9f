export { DataTable, type RowGroup } from './data-table.tsx'
