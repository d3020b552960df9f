export { allocableOf } from './allocable.ts'
export { cardDoor } from './payments.ts'
export { doing, recordAct, recordCard } from './record.ts'
export { settler } from './settler.ts'
