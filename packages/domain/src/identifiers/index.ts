export { maskIban, maskNir, maskPhone } from './masks.ts'
