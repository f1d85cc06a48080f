// Test files share one origin: nothing that another file kept may be read when the modules of this one start.
localStorage.clear()
sessionStorage.clear()
