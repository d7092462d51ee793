"""Who plays for the clubs of the demo league, in the columns of a pasted roster.

Each club has a character of its own, and all cost the same: what one has more of in a
rating it lacks in another.
"""

from collections.abc import Mapping
from typing import Final

#: Abbreviation of a club -> a line a player: number, name and position, then his play
#: skill, passing, scoring, movement and height.
ROSTERS: Final[Mapping[str, str]] = {
    "PCH": """
5; Jem Tindall; PG; 4; 10; 50; 5; 2
0; Una Ormerod; SG; 3; 8; 46; 4; 3
35; Lowri Keel; SF; 2; 8; 50; 3; 4
8; Felix Ibbotson; PF; 1; 8; 42; 2; 5
33; Vance Jessop; C; 1; 7; 36; 2; 6
55; Ulla Hargreave; PG; 4; 8; 44; 5; 2
22; Ivo Hollis; SG; 3; 8; 47; 4; 3
38; Bram Elphick; SF; 2; 8; 47; 3; 4
00; Ada Peverell; PF; 1; 6; 41; 2; 5
3; Ysolt Stroud; C; 1; 7; 31; 2; 6
""",
    "SAL": """
32; Birk Womersley; PG; 4; 9; 71; 5; 1
22; Hale Ashdown; SG; 3; 8; 72; 4; 2
8; Nora Yardley; SF; 2; 8; 74; 3; 3
43; Brida Dinsdale; PF; 1; 7; 62; 2; 4
33; Sorrel Dacre; C; 1; 7; 56; 2; 5
00; Willa Underhay; SG; 3; 8; 71; 4; 2
47; Stellan Osgodby; SF; 2; 7; 72; 3; 3
55; Ilse Ackroyd; PF; 1; 8; 64; 2; 4
18; Isolde Garrow; C; 1; 7; 57; 2; 5
""",
    "FEN": """
11; Odile Entwistle; PG; 6; 9; 58; 5; 1
32; Kaja Nettles; SG; 5; 8; 60; 4; 2
30; Ebba Harrow; SF; 4; 8; 66; 3; 3
21; Quin Postlethwaite; PF; 3; 6; 53; 2; 4
45; Orin Orrick; C; 2; 7; 46; 2; 5
00; Saskia Birtles; PG; 6; 8; 56; 5; 1
50; Cleo Airey; SG; 5; 8; 58; 4; 2
16; Marek Sedgwick; SF; 4; 8; 60; 3; 3
29; Zeno Marlow; PF; 3; 7; 49; 2; 4
15; Wren Raistrick; C; 2; 7; 43; 2; 5
""",
    "GPP": """
49; Tariq Vickers; PG; 5; 9; 56; 6; 1
44; Arlo Naylor; SG; 4; 8; 61; 5; 2
47; Drew Selwyn; SF; 3; 8; 62; 4; 3
11; Kester Clitheroe; PF; 2; 7; 50; 3; 4
29; Anselm Jagger; C; 1; 7; 45; 3; 5
10; Teo Merrin; SG; 4; 9; 54; 5; 2
26; Elio Mossman; SF; 3; 8; 63; 4; 3
39; Uma Wrigley; PF; 2; 7; 52; 3; 4
20; Oskar Dobson; C; 1; 7; 45; 3; 5
""",
    "TID": """
21; Nadia Iddon; PG; 5; 11; 59; 5; 1
8; Gwil Verity; SG; 4; 10; 61; 4; 2
34; Nils Quill; SF; 3; 9; 69; 3; 3
53; Otis Towneley; PF; 2; 10; 53; 2; 4
7; Dov Oxley; C; 1; 10; 51; 2; 5
00; Delphine Varley; SG; 4; 10; 59; 4; 2
0; Bea Ullock; SF; 3; 11; 66; 3; 3
45; Viggo Alderson; PF; 2; 9; 54; 2; 4
40; Juno Fenn; C; 1; 9; 51; 2; 5
""",
    "THO": """
25; Petra Dunmore; PG; 5; 9; 64; 5; 1
51; Yara Farrar; SG; 4; 8; 60; 4; 2
31; Vida Thirlby; SF; 4; 8; 75; 4; 3
7; Perrin Pickthall; PF; 2; 6; 54; 2; 4
33; Linnea Rackham; C; 1; 8; 51; 2; 5
8; Priya Vosper; SG; 4; 8; 63; 4; 2
32; Winnow Gaskarth; SF; 3; 7; 64; 3; 3
53; Hanne Leyland; PF; 2; 6; 52; 2; 4
00; Tamsin Metcalf; C; 1; 7; 48; 2; 5
""",
    "BRK": """
00; Esme Firth; PG; 5; 10; 69; 5; 1
47; Klara Thackray; SG; 4; 8; 68; 4; 2
3; Dunstan Crosier; SF; 3; 8; 72; 3; 3
27; Leif Utley; PF; 2; 7; 60; 2; 4
19; Goran Gowland; C; 1; 7; 53; 2; 5
38; Jonas Lowther; PG; 5; 9; 62; 5; 1
31; Zara Grainger; SG; 4; 8; 65; 4; 2
37; Kit Blezard; SF; 3; 8; 65; 3; 3
49; Maud Murgatroyd; PF; 2; 8; 59; 2; 4
11; Rafe Flintoff; C; 1; 6; 56; 2; 5
""",
    "KVK": """
44; Finn Eastley; PG; 5; 10; 58; 6; 1
40; Benno Dentdale; SG; 4; 8; 62; 5; 2
41; Aldo Upton; SF; 3; 9; 63; 4; 3
22; Cyra Amble; PF; 2; 8; 57; 3; 4
8; Signe Cawood; C; 1; 9; 49; 3; 5
15; Dara Kerrigan; PG; 5; 10; 55; 6; 1
7; Pell Lonsdale; SG; 4; 9; 56; 5; 2
28; Calla Wharton; SF; 3; 9; 62; 4; 3
13; Rune Rawnsley; PF; 2; 8; 50; 3; 4
46; Gideon Earnshaw; C; 1; 8; 48; 3; 5
""",
    "OLD": """
31; Amos Inchbald; PG; 5; 8; 69; 5; 1
3; Milo Paley; SG; 4; 8; 70; 4; 2
6; Freya Skelton; SF; 3; 8; 72; 3; 3
49; Ines Jowett; PF; 2; 7; 60; 2; 4
13; Fabian Penwick; C; 1; 7; 55; 2; 5
5; Hester Ridsdale; PG; 5; 9; 64; 5; 1
4; Lorn Wainman; SG; 4; 7; 63; 4; 2
15; Edda Hesketh; SF; 3; 8; 70; 3; 3
16; Cato Hebden; PF; 2; 7; 58; 2; 4
1; Rowan Bickerdike; C; 1; 7; 51; 2; 5
""",
    "QUA": """
39; Hugo Kirkbride; PG; 6; 8; 66; 4; 1
4; Enid Lamplugh; SG; 5; 8; 63; 3; 2
50; Wilf Brack; SF; 4; 8; 67; 2; 3
15; Mira Beckwith; PF; 3; 7; 57; 1; 4
54; Vera Noble; C; 2; 7; 49; 1; 5
37; Jory Swaledale; SG; 5; 8; 59; 3; 2
13; Greta Kellet; SF; 4; 7; 62; 2; 3
3; Noa Fothergill; PF; 3; 7; 53; 1; 4
52; Corin Fairlie; C; 2; 7; 51; 1; 5
""",
}
