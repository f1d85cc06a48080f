import './layers.css'
import './reset.css'
import './tokens.css'
import './themes.css'
