export default '/admin/content/posts/@id/preview'
