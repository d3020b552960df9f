export { AccountOrders } from './account-orders.tsx'
export { UnderWayLine } from './first-line.tsx'
export { Orders } from './orders.tsx'
