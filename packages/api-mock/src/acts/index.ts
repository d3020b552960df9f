export { allocableOf } from './allocable.ts'
export { withPlans } from './bulletins.ts'
export { momentOf } from './moment.ts'
export { cardDoor } from './payments.ts'
<<<<<<< HEAD
export { momentOf } from './moment.ts'
export { doing, recordAct, recordCard } from './record.ts'
=======
export { doing, recordAct, recordCard, recordSignature } from './record.ts'
export { signatureDoor } from './retirements.ts'
>>>>>>> 2efb667f (feat(retirement-withdrawal): retirement is signed at its door, five cases by letter)
export { settler } from './settler.ts'
export { actBehind } from './standing.ts'
export { traceOf } from './trace.ts'
export { unitLots, withoutReserved, type UnitLot } from './unit-lots.ts'
