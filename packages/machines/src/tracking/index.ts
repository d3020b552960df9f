export { trackingMachine, type TrackingEvent, type TrackingInput, type TrackingPorts } from './machine.ts'
