export { Coaching } from './coaching-page.tsx'
