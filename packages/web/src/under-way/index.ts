export { AccountOrders } from './account-orders.tsx'
export { UnderWayFlow, UnderWayLine } from './first-line.tsx'
export { Orders } from './orders.tsx'
