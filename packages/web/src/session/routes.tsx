export { CallbackWait } from './callback-wait.tsx'
export { ChangePassword } from './change-password.tsx'
export { Login } from './login.tsx'
export { StandIn } from './stand-in.tsx'
