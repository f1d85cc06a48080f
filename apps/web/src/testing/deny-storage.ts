const get = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { configurable: true, get })
