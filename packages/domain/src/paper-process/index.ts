export { guidesOf, type PaperGuide } from './guides.ts'
