export { Toast, ToastPlace } from './toast.tsx'
