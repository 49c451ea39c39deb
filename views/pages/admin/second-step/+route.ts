export default '/admin/login/code'
