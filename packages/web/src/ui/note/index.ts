export { Note, type NoteKind } from './note.tsx'
