/** Whether what is chosen here is kept with the account. It says nothing as long as settings stay on this device. */
export function SyncLine() {
  return null
}
