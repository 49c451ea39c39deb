/** Pages of the owner have the paths of one segment that no other page has. */
export default '/@slug'
