export { guidesOf, hasGuide, type PaperGuide } from './guides.ts'
