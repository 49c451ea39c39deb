import {readdirSync,readFileSync} from 'node:fs'
import {brotliCompressSync} from 'node:zlib'
import * as swc from '@swc/core'
import {minify as terser} from 'terser'
import {minify as oxc} from 'rolldown/experimental'
const files=readdirSync('/tmp/raw').map(f=>[f,readFileSync('/tmp/raw/'+f,'utf8').replace(/^\/\/# allF.*\n/,'')])
const ways={
 terser2: c=>terser(c,{ecma:2020,module:true,compress:{passes:2}}),
 terser1: c=>terser(c,{ecma:2020,module:true}),
 swc1: c=>swc.minify(c,{ecma:2020,module:true,compress:{ecma:2020},mangle:true}),
 swc2: c=>swc.minify(c,{ecma:2020,module:true,compress:{ecma:2020,passes:2},mangle:true}),
 swc0: c=>swc.minify(c,{ecma:2020,module:true,compress:{ecma:2020,passes:0},mangle:true}),
}
for(const [n,w] of Object.entries(ways)){const t=process.cpuUsage();const s=Date.now();let raw=0,br=0;let big=[];
 const outs=await Promise.all(files.map(async([f,c])=>[f,(await w(c)).code]))
 const cpu=process.cpuUsage(t);
 const wall=Date.now()-s
 for(const [f,o] of outs){const b=brotliCompressSync(o).length;raw+=o.length;br+=b;big.push([b,f.replace(/[.-][\w-]{8}\.js/,'')])}
 big.sort((a,b)=>b[0]-a[0]);console.log(n,wall,'ms wall',(cpu.user+cpu.system)/1e3,'ms cpu',raw,br,big.slice(0,6).join(' '))}
