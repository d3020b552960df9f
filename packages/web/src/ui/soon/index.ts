export { SoonButton, SoonRow, SoonTag, SoonText } from './soon.tsx'
