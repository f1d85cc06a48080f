// Test files share one origin: nothing that another file kept may be read when the modules of this one start.
localStorage.clear()
sessionStorage.clear()

// React writes down where each element was made, and each render for the browser's tools: 7 % of the work.
Error.stackTraceLimit = 10
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')
