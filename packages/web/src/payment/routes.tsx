export { PaymentPage } from './payment-page.tsx'
