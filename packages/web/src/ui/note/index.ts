export { Note } from './note.tsx'
