export { WithTransmission } from './with-transmission.tsx'
