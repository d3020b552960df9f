export { useCommonPieces } from './pieces.ts'
export { useSaverLetter } from './saver-letter.ts'
export { insurerLines, ROOM_TO_WRITE, useHolder } from './sides.ts'
export { usePaperAddress } from './use-paper-address.ts'
