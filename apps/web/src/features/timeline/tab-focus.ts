let hasWindowFocus = true

if (typeof window !== 'undefined') {
  addEventListener('blur', () => {
    // A frame inside the page takes the focus of the window too.
    hasWindowFocus = document.activeElement instanceof HTMLIFrameElement
  })
  addEventListener('focus', () => {
    hasWindowFocus = true
  })
}

/** Whether somebody is looking at this tab. */
export function isTabFocused(): boolean {
  return hasWindowFocus && document.visibilityState === 'visible'
}
