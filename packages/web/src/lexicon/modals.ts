import { modal, type RoomModals } from '../shell/index.ts'
import { LEXICON_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  lexicon: modal(() => import('./lexicon-panel.tsx'), 'LexiconModal', LEXICON_WORDS),
}
