export { DataTable, type Cells, type Column } from './data-table.tsx'
