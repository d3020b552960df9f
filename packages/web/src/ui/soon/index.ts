export { SoonTag } from './soon-tag.tsx'
export { SoonButton, SoonRow, SoonText } from './soon.tsx'
