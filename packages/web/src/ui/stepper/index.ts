export { Stepper, type Step } from './stepper.tsx'
